import { expect, test, vi } from 'vitest'
import { whenInSight } from './whenInSight.ts'

test('an element runs its callback once, as soon as it comes into view', async () => {
  document.body.innerHTML = '<p style="margin-top: 300vh">Plans</p>'
  const element = document.body.firstElementChild as HTMLElement
  /** Waits until the browser has reported the element's position: observers are notified in the order of creation. */
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
