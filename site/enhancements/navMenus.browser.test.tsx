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

/** The labels of the open submenus. */
const open = () =>
  [...document.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)

beforeEach(async () => {
  // In narrow windows the menu is in a panel of its own.
  await page.viewport(1280, 900)
  document.body.innerHTML = renderToStaticMarkup(
    <div style={{ marginTop: 300 }}>
      <MainNav items={ITEMS} label="Main" currentPath="#Start" parentPaths={[]} />
      <button type="button" style={{ marginTop: 300 }}>
        Elsewhere
      </button>
    </div>,
  )
  await userEvent.hover(page.getByText('Elsewhere'))
  navMenus()
})

test('one submenu at a time opens on hover; a click keeps it open, and a second click or one elsewhere closes it', async () => {
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

test('Enter and Space toggle a submenu; arrows cycle through it, Home and End go to its ends, Escape returns to its button', async () => {
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

test('left and right arrows move between the items and close the open submenu', async () => {
  button('Trees').element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('Stones')
  expect(open()).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Start')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Stones')
})

test('in a right-to-left page, the left arrow moves to the next item', async () => {
  document.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  button('Trees').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Stones')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Start')
})

test('Tab skips the links of a closed submenu, and closes an open one on leaving it', async () => {
  page.getByRole('link', { name: 'Start' }).element().focus()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(focused()).toBe('Stones')
  await userEvent.keyboard('{ArrowUp}{Tab}')
  expect(open()).toEqual([])
})
