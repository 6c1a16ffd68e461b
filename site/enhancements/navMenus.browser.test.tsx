import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MainNav } from '../sections/SiteHeader/MainNav.tsx'
import { navMenus } from './navMenus.ts'

const link = (id: number, label: string) => ({ id, label, path: `#${label}` })

const ITEMS = [
  { ...link(1, 'Start'), dropDown: false as const },
  { ...link(2, 'Trees'), dropDown: [link(21, 'Ash'), link(22, 'Beech')] },
  { ...link(3, 'Stones'), dropDown: [link(31, 'Slate'), link(32, 'Flint')] },
]

const button = (name: string) => page.getByRole('button', { name })
const focused = () => document.activeElement?.textContent

/** The labels of the open drop-downs. */
const open = () =>
  [...document.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)

beforeEach(async () => {
  // In narrow windows the menu stands in a panel of its own.
  await page.viewport(1280, 900)
  document.body.innerHTML = renderToStaticMarkup(
    <div style={{ marginTop: 300 }}>
      <MainNav items={ITEMS} label="Main" currentPath="#Start" />
      <button type="button" style={{ marginTop: 300 }}>
        Elsewhere
      </button>
    </div>,
  )
  await userEvent.hover(page.getByText('Elsewhere'))
  navMenus()
})

test('a drop-down opens under the pointer; only one is open at a time', async () => {
  expect(open()).toEqual([])
  await userEvent.hover(button('Trees'))
  expect(open()).toEqual(['Trees'])
  await userEvent.hover(button('Stones'))
  expect(open()).toEqual(['Stones'])
})

test('a click elsewhere closes the open drop-down', async () => {
  await button('Trees').click()
  expect(open()).toEqual(['Trees'])
  await page.getByText('Elsewhere').click()
  await expect.poll(open).toEqual([])
})

test('a click keeps a drop-down open that the pointer has opened, and the next one closes it', async () => {
  await button('Trees').click()
  expect(open()).toEqual(['Trees'])
  await button('Trees').click()
  expect(open()).toEqual([])
})

for (const key of ['{Enter}', ' ']) {
  test(`${key === ' ' ? 'Space' : 'Enter'} opens and closes a drop-down`, async () => {
    button('Trees').element().focus()
    await userEvent.keyboard(key)
    expect(open()).toEqual(['Trees'])
    await userEvent.keyboard(key)
    expect(open()).toEqual([])
  })
}

test('arrows go round a drop-down, Home and End to its ends', async () => {
  button('Trees').element().focus()
  for (const [key, label] of [
    ['{ArrowDown}', 'Ash'],
    ['{ArrowDown}', 'Beech'],
    ['{ArrowDown}', 'Ash'],
    ['{ArrowUp}', 'Beech'],
    ['{Home}', 'Ash'],
    ['{End}', 'Beech'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(focused()).toBe(label)
  }
})

test('arrow up opens a drop-down at its last link, Escape leads back to its button', async () => {
  button('Trees').element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(open()).toEqual(['Trees'])
  expect(focused()).toBe('Beech')
  await userEvent.keyboard('{Escape}')
  expect(open()).toEqual([])
  expect(focused()).toBe('Trees')
})

test('arrows to the sides go through the items and close the open drop-down', async () => {
  button('Trees').element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('Stones')
  expect(open()).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Start')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Stones')
})

test('from right to left, the left arrow leads to the next item', async () => {
  document.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  button('Trees').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Stones')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Start')
})

test('Tab skips the links of a closed drop-down, and closes an open one behind it', async () => {
  page.getByRole('link', { name: 'Start' }).element().focus()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(focused()).toBe('Stones')
  await userEvent.keyboard('{ArrowUp}{Tab}')
  expect(open()).toEqual([])
})
