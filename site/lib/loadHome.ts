import type { SiteContent } from '../../content-model/readContent.ts'
import { portfolioPanel, serviceTile } from './cards.ts'
import { firstMembers, firstQuestions, firstTestimonials, latestPosts } from './firstRecords.ts'
import { introFilm } from './introFilm.ts'
import { partnerMarks } from './partnerMarks.ts'
import { PICTURE_WIDTHS_PX } from './pictureWidths.ts'
import { preparePicture } from './preparePicture.ts'
import { pricingSection } from './pricing.ts'

/** What the home page's sections show, one entry a section, pictures made. */
export async function loadHome(content: SiteContent) {
  const { interface_words: words, pages } = content
  const page = pages.home
  const { sections } = page
  const { marks, symbols } = partnerMarks(content.partners)
  const partners = { partners: marks, label: sections.partners.label, words }
  return {
    page,
    facts: { tellsAgency: true, film: await introFilm(content.brand) },
    partnerSymbols: symbols,
    partners,
    hero: {
      words: sections.hero,
      controls: words,
      picture: await preparePicture({
        name: sections.hero.picture,
        alt: sections.hero.alt,
        widths: PICTURE_WIDTHS_PX.hero,
        sizes: '100vw',
      }),
      phonePicture: await preparePicture({
        name: sections.hero.picture_mobile,
        alt: '',
        widths: PICTURE_WIDTHS_PX.heroPhone,
        sizes: '100vw',
      }),
    },
    about: { words: sections.about },
    services: {
      words: sections.services,
      services: await Promise.all(
        content.services.map((service, index) => serviceTile(service, index, content.palette)),
      ),
    },
    portfolio: {
      words: sections.portfolio,
      projects: await Promise.all(content.projects.map(portfolioPanel)),
      slideWords: words,
      newTabLabel: words.opens_in_new_tab,
    },
    counters: { counters: content.counters, label: words.counters },
    testimonials: {
      words: sections.testimonials,
      testimonials: await firstTestimonials(content),
      slideWords: words,
    },
    pricing: pricingSection(content, sections.pricing),
    questions: { words: sections.faq, ...firstQuestions(content) },
    team: {
      words: sections.team,
      members: await firstMembers(content),
    },
    posts: {
      words: sections.blog,
      posts: await latestPosts(content),
    },
    video: { video: content.brand.intro_video, closeLabel: words.close },
  }
}
