import { bundlePlace } from './bundlePlace.ts'
import { bundleCode, bundlePages, type CodeBundle, type PageBundle } from './kit/bundle.ts'

export type Bundle = PageBundle & {
  /** Draws articles while they are written, by the site's own parts. */
  articles: CodeBundle
}

/** Bundles all that the studio shows, once a version of the code: it takes longer than the rest of a start. */
export async function bundleStudio(projectDirectory: string): Promise<Bundle> {
  const place = { projectDirectory, directory: bundlePlace(projectDirectory) }
  const { files, render } = await bundlePages(place, 'studio/pages.tsx')
  const articles = await bundleCode(place, 'site/articlePreview/renderArticle.tsx')
  return { files: new Map([...files, ...articles.files]), render, articles }
}
