import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escapeHtml.ts'
import { cacheControl, STRICTEST_POLICY } from '../headers.ts'
import type { ReceiverOptions } from '../Receiver.ts'

const ERROR_PAGE_STYLE_PATH = '/f/error-page.css'

/** The page needs its own style sheet and the link back, and allows nothing else. */
export const ERROR_PAGE_POLICY = `${STRICTEST_POLICY}; style-src 'self'`

/** System colours, so that the page follows the visitor's own light, dark or contrast setting. */
const ERROR_PAGE_STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 12vh 1.5rem 4rem; }
h1 { font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; text-wrap: balance; }
a { font-weight: 600; text-underline-offset: 0.2em; }
`

/**
 * The page for a visitor whose form was rejected and whose browser runs no script.
 * @param backPath address of the site's page that the link leads to.
 */
export function errorPage(
  { locale, copy }: Pick<ReceiverOptions, 'locale' | 'copy'>,
  sentences: string[],
  backPath: string,
): string {
  const { title, heading, advice, back } = copy.page
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${ERROR_PAGE_STYLE_PATH}">
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<ul>
${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('\n')}
</ul>
<p>${escapeHtml(advice)}</p>
<p><a href="${escapeHtml(backPath)}">${escapeHtml(back)}</a></p>
</main>
</body>
</html>
`
}

/** The style sheet of the error page: a file of its own, so that the page needs no inline style. */
export function addErrorPageStyleRoute(app: FastifyInstance): void {
  app.get(ERROR_PAGE_STYLE_PATH, (_request, reply) =>
    reply
      .header('cache-control', cacheControl(ERROR_PAGE_STYLE_PATH))
      .type('text/css; charset=utf-8')
      .send(ERROR_PAGE_STYLE),
  )
}
