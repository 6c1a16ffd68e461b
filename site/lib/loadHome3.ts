import type { SiteContent } from '../../content-model/readContent.ts'
import { latestPosts } from './firstRecords.ts'
import { introFilm } from './introFilm.ts'
import { partnerMarks } from './partnerMarks.ts'
import { PICTURE_WIDTHS_PX } from './pictureWidths.ts'
import { preparePicture } from './preparePicture.ts'
import { pricingSection } from './pricing.ts'

/** What the security home page's sections show, one entry a section, pictures made. */
export async function loadHome3(content: SiteContent) {
  const { interface_words: words, pages } = content
  const page = pages['home-3']
  const { banner, what_we_do, about, services, why, pricing, blog, partners } = page.sections
  const { marks, symbols } = partnerMarks(content.partners)
  return {
    page,
    facts: { film: await introFilm(content.brand) },
    partnerSymbols: symbols,
    banner: {
      heading: page.heading,
      words: banner,
      picture: await preparePicture({
        name: banner.picture,
        alt: banner.alt,
        widths: PICTURE_WIDTHS_PX.securityBanner,
        // Cut to its height on small screens, so it is wider than the window there.
        sizes: '(max-width: 767px) 185vw, (max-width: 1023px) 112vw, 100vw',
      }),
    },
    whatWeDo: { words: what_we_do },
    about: { words: about },
    services: { words: services },
    why: { words: why },
    pricing: pricingSection(content, pricing),
    posts: {
      words: blog,
      posts: await latestPosts(content),
    },
    partners: { ...partners, partners: marks, words },
    video: { video: content.brand.intro_video, closeLabel: words.close },
  }
}
