import '../styles/layers.css'
import '../styles/reset.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/utilities.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Palette } from '../../content-model/schemas/palette.ts'
import type { Variables } from '../../content-model/variables.ts'
import type { PreparedPicture } from '../components/Picture/Picture.tsx'
import { PictureFrame } from '../components/PictureFrame/PictureFrame.tsx'
import { Prose } from '../components/Prose/Prose.tsx'
import { paletteCss } from '../lib/palette.ts'
import { type CutTypeface, typefaceCss } from '../typeface/typefaceCss.ts'
import styles from './ArticlePreview.module.css'
import { drawText } from './drawText.tsx'

export type { CutTypeface } from '../typeface/typefaceCss.ts'

type UnmadePicture = { file: string; alt: string; swatch: string; focus: string }

export type UnsavedArticle = {
  /** A language tag such as en-GB. */
  locale: string
  title: string
  /** Shown above the text, on pages that have a picture. */
  picture: UnmadePicture | undefined
  text: string
  /** Values for the words in braces. */
  variables: Variables
  /** Parts that the text may use. */
  parts: readonly string[]
  /** Label of a film's play link, with {host}. */
  playFilm: string
  /** URLs of stylesheets. */
  styles: readonly string[]
}

/**
 * Renders the document of an article that is being written, with the site's own components and no script. Its links
 * do nothing: they open a new window, which the frame around the document forbids.
 * @returns undefined if the parser cannot read the text.
 */
export function renderArticle(article: UnsavedArticle): string | undefined {
  const { locale, title, picture, styles: sheets, ...options } = article
  const text = drawText(article.text, options)
  if (text === undefined) return undefined
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <base target="_blank" />
        <link rel="icon" href="data:," />
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className={`container ${styles.page}`}>
          <h1>{title}</h1>
          {picture && <PictureFrame picture={unmade(picture)} swatch={picture.swatch} first />}
          <Prose>{text}</Prose>
        </main>
      </body>
    </html>,
  )}`
}

/** A picture straight from the content folder: only the build makes the delivered sizes. */
function unmade({ file, alt, focus }: UnmadePicture): PreparedPicture {
  const src = `/content/pictures/${file}`
  return { src, alt, focus, srcSet: '', sizes: '', width: 16, height: 10 }
}

type Look = { palette: Palette; typeface: Brand['typeface'] }

/**
 * The owner's colours and typeface as CSS.
 * @param cut the typeface as cut by the development site; without it, the system's fonts are used.
 * @param folder URL of the cut files.
 */
export function lookCss(
  { palette, typeface }: Look,
  cut: CutTypeface | undefined,
  folder: string,
): string {
  const colours = paletteCss({ palette, projects: [] })
  if (!cut) return colours
  const urls = Object.fromEntries(cut.faces.map(({ file }) => [file, `${folder}/${file}`]))
  return colours + typefaceCss(typeface, cut, urls)
}
