import type { Browser } from '@playwright/test'

/** The machine-readable data of a built page, and the visible text of the same facts. */
export type ReadPage = {
  address: string
  lang: string
  title: string
  /** Contents of meta elements, by name or property. */
  meta: Record<string, string>
  /** Addresses of link elements, by rel. */
  links: Record<string, string>
  graphs: string[]
  breadcrumb: { label: string; path: string }[]
  questions: { question: string; answer: string }[]
  plans: { name: string; amount: string; time: string }[]
  text: string
}

/** Fetches and parses pages inside the browser without showing them. Passing their sources there would take seconds. */
export async function readPages(browser: Browser, addresses: string[]): Promise<ReadPage[]> {
  // The site's policy does not let a script parse a page.
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto('/')
  const pages = await page.evaluate(async (paths) => {
    const documents: { address: string; html: string }[] = []
    // One by one, because over a hundred connections at once are too many for a busy machine.
    for (const address of paths) {
      documents.push({ address, html: await (await fetch(address)).text() })
    }
    const textOf = (element: Element | null | undefined) =>
      element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return documents.map(({ address, html }) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const entries = (selector: string, key: (element: Element) => string, value: string) =>
        Object.fromEntries(
          all(selector).map((element) => [key(element), element.getAttribute(value) ?? '']),
        )
      return {
        address,
        lang: document.documentElement.lang,
        title: document.title,
        meta: entries(
          'head > meta',
          (meta) => meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
          'content',
        ),
        links: entries('head > link', (link) => link.getAttribute('rel') ?? '', 'href'),
        graphs: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
        breadcrumb: all('main nav > ol > li').map((step) => ({
          label: textOf(step),
          path: step.querySelector('a')?.getAttribute('href') ?? address,
        })),
        questions: all('main details').map((details) => ({
          question: textOf(details.querySelector('summary h3')),
          answer: textOf(details.querySelector('summary + p')),
        })),
        plans: all('main article[data-surface]').map((card) => {
          const [amount, time] = card.querySelectorAll('p > span')
          return {
            name: textOf(card.querySelector('h3')),
            amount: textOf(amount),
            time: textOf(time),
          }
        }),
        text: textOf(document.querySelector('main')),
      }
    })
  }, addresses)
  await page.close()
  return pages
}
