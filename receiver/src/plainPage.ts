import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './escapeHtml.ts'
import { cacheControl, STRICTEST_POLICY } from './headers.ts'

const STYLE_PATH = '/f/error-page.css'

/** The page needs its own style sheet, links and perhaps a button, and allows nothing else. */
export const PLAIN_PAGE_POLICY = `${STRICTEST_POLICY.replace("form-action 'none'", "form-action 'self'")}; style-src 'self'`

/** System colours, so that the page follows the visitor's own light, dark or contrast setting. */
const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 12vh 1.5rem 4rem; }
h1 { font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; text-wrap: balance; }
a { font-weight: 600; text-underline-offset: 0.2em; }
button { min-height: 3rem; padding: 0 1.5rem; font: inherit; font-weight: 600; cursor: pointer; }
`

/** What a page of the receiver's own says. */
export type PlainPage = {
  /** Language of the words, as `en-GB`. */
  locale: string
  title: string
  heading: string
  /** What stands below the heading, as HTML. */
  content: string
  link: { path: string; label: string }
}

/** A page of the receiver's own, for those whom no page of the site can answer. It runs no script. */
export function plainPage({ locale, title, heading, content, link }: PlainPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${content}
<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>
`
}

/** The style sheet of these pages: a file of its own, so that they need no inline style. */
export function addPlainPageStyleRoute(app: FastifyInstance): void {
  app.get(STYLE_PATH, (_request, reply) =>
    reply
      .header('cache-control', cacheControl(STYLE_PATH))
      .type('text/css; charset=utf-8')
      .send(STYLE),
  )
}
