import { bundlePlace } from './bundlePlace.ts'
import { bundleCode, bundlePages, type CodeBundle, type PageBundle } from './kit/bundle.ts'

export type Bundle = PageBundle & {
  /** Renders previews of articles with the site's own components. */
  articles: CodeBundle
}

/** Bundles the studio's pages and the article preview, once per version of the code: it takes most of a start. */
export async function bundleStudio(projectDirectory: string): Promise<Bundle> {
  const place = { projectDirectory, directory: bundlePlace(projectDirectory) }
  const { files, render } = await bundlePages(place, 'studio/pages.tsx')
  const articles = await bundleCode(place, 'site/articlePreview/renderArticle.tsx')
  return { files: new Map([...files, ...articles.files]), render, articles }
}
