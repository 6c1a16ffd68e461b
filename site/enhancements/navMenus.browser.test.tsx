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

test('a drop-down opens under the pointer, only one at a time; a click keeps it open, and one elsewhere or another closes it', async () => {
  expect(open()).toEqual([])
  await userEvent.hover(button('Trees'))
  expect(open()).toEqual(['Trees'])
  await userEvent.hover(button('Stones'))
  expect(open()).toEqual(['Stones'])
  await page.getByText('Elsewhere').click()
  await expect.poll(open).toEqual([])
  await button('Trees').click()
  expect(open()).toEqual(['Trees'])
  await button('Trees').click()
  expect(open()).toEqual([])
})

test('Enter and Space open and close a drop-down; arrows go round it, Home and End to its ends, Escape back to its button', async () => {
  button('Trees').element().focus()
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard(key)
    expect(open(), key).toEqual(['Trees'])
    await userEvent.keyboard(key)
    expect(open(), key).toEqual([])
  }
  for (const [key, label] of [
    ['{ArrowDown}', 'Ash'],
    ['{ArrowDown}', 'Beech'],
    ['{ArrowDown}', 'Ash'],
    ['{ArrowUp}', 'Beech'],
    ['{Home}', 'Ash'],
    ['{End}', 'Beech'],
    ['{Escape}', 'Trees'],
    ['{ArrowUp}', 'Beech'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(focused()).toBe(label)
    expect(open()).toEqual(label === 'Trees' ? [] : ['Trees'])
  }
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
