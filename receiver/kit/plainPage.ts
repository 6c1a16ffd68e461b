import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../core/lib/escapeHtml.ts'
import { htmlTag } from '../../core/lib/htmlTag.ts'
import { cacheControl, STRICTEST_POLICY } from '../../server/http/headers.ts'

const STYLE_PATH = '/f/error-page.css'

/** Name and colours of the agency, as `#17181c`. */
export type PageBrand = { name: string; ink: string; paper: string; accent: string }

/** The page needs its own style sheet, links and perhaps a button, and allows nothing else. */
export const PLAIN_PAGE_POLICY = `${STRICTEST_POLICY.replace("form-action 'none'", "form-action 'self'")}; style-src 'self'`

/** The site's colours and proportions, in a system typeface, because these pages do not use the site's files. */
function styleOf({ ink, paper, accent }: PageBrand): string {
  return `:root { color: ${ink}; background: ${paper}; font: 1.125rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3rem) clamp(1.25rem, 5vw, 3rem) 4rem; }
.brand { margin: 0 0 14vh; font-size: 1.25rem; font-weight: 700; letter-spacing: -0.02em; }
.brand::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-inline-end: 0.4em; border-radius: 50%; background: ${accent}; forced-color-adjust: none; }
h1 { margin: 0 0 1.5rem; font-size: clamp(2.125rem, 6vw, 3.5rem); line-height: 1.05; letter-spacing: -0.03em; text-wrap: balance; }
p, ul { max-width: 36rem; margin: 0 0 1.5rem; text-wrap: pretty; }
form { margin: 2rem 0; }
a { color: inherit; font-weight: 600; text-underline-offset: 0.2em; }
button { min-height: 3.25rem; padding: 0.5rem 1.75rem; border: 2px solid ${ink}; border-radius: 99px; color: ${paper}; background: ${ink}; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { color: ${ink}; background: ${paper}; }
:focus-visible { outline: 3px solid ${ink}; outline-offset: 3px; }
`
}

/** The content of one of the receiver's own pages. */
export type PlainPage = {
  brand: PageBrand
  /** Language of the words, as `en-GB`. */
  locale: string
  title: string
  heading: string
  /** HTML below the heading. */
  content: string
  link: { path: string; label: string }
}

/** One of the receiver's own pages, for responses that no page of the site can give. It runs no script. */
export function plainPage({ brand, locale, title, heading, content, link }: PlainPage): string {
  return `<!doctype html>
${htmlTag(locale)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<p class="brand">${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(heading)}</h1>
${content}
<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>
`
}

/** The style sheet of these pages: a separate file, so that they need no inline style. */
export function addPlainPageStyleRoute(app: FastifyInstance, brand: PageBrand): void {
  const style = styleOf(brand)
  app.get(STYLE_PATH, (_request, reply) =>
    reply
      .header('cache-control', cacheControl(STYLE_PATH))
      .type('text/css; charset=utf-8')
      .send(style),
  )
}
