import type { VideoObject } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Film } from '../lib/introFilm.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { siteNodeIds } from './nodeIds.ts'

/** The intro film, as its popup plays it. */
export function filmNode(
  content: Pick<SiteContent, 'brand' | 'pages'>,
  { video, durationS }: Film,
): VideoObject {
  const { brand } = content
  return {
    '@type': 'VideoObject',
    '@id': siteNodeIds(content).film,
    name: video.title,
    description: video.description,
    thumbnailUrl: pageUrl(brand, `/video/${video.poster}`),
    contentUrl: pageUrl(brand, `/video/${video.src}`),
    uploadDate: video.published,
    duration: `PT${Math.round(durationS)}S`,
    inLanguage: brand.locale,
  }
}
