import { expect, test, vi } from 'vitest'
import { whenInSight } from './whenInSight.ts'

test('an element that comes into sight acts at once, and once', async () => {
  document.body.innerHTML = '<p style="margin-top: 300vh">Plans</p>'
  const element = document.body.firstElementChild as HTMLElement
  /** Waits until the browser has reported where the element is: a later observer is told later. */
  async function told(): Promise<void> {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      })
    }
  }
  const act = vi.fn()
  scrollTo(0, 0)
  whenInSight(element, act)
  await told()
  expect(act).not.toHaveBeenCalled()
  element.scrollIntoView()
  await told()
  expect(act).toHaveBeenCalledOnce()
  scrollTo(0, 0)
  await told()
  element.scrollIntoView()
  await told()
  expect(act).toHaveBeenCalledOnce()
})
