import { portfolioPanel, postCard, serviceTile, teamCard, testimonialCard } from './cards.ts'
import { introFilm } from './introFilm.ts'
import { partnerMarks } from './partnerMarks.ts'
import { PICTURE_WIDTHS_PX } from './pictureWidths.ts'
import { preparePicture } from './preparePicture.ts'
import { siteContent } from './siteContent.ts'

const TESTIMONIAL_COUNT = 4
const QUESTION_COUNT = 5
const MEMBER_COUNT = 4
const POST_COUNT = 3

/** What the home page's sections show, one entry a section, pictures made. */
export async function loadHome() {
  const content = await siteContent()
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
        format: 'avif',
        quality: 50,
      }),
      phonePicture: await preparePicture({
        name: sections.hero.picture_mobile,
        alt: '',
        widths: PICTURE_WIDTHS_PX.heroPhone,
        sizes: '100vw',
        format: 'avif',
        quality: 50,
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
      testimonials: await Promise.all(
        content.testimonials
          .slice(0, TESTIMONIAL_COUNT)
          .map((item) => testimonialCard(item, words)),
      ),
      slideWords: words,
    },
    pricing: { words: sections.pricing },
    questions: {
      words: sections.faq,
      questions: content.faqs.slice(0, QUESTION_COUNT),
      openId: 'two',
    },
    team: {
      words: sections.team,
      members: await Promise.all(
        content.team.slice(0, MEMBER_COUNT).map((member) => teamCard(member, content)),
      ),
    },
    posts: {
      words: sections.blog,
      posts: await Promise.all(
        content.posts.slice(0, POST_COUNT).map((post) => postCard(post, words)),
      ),
    },
    video: { video: content.brand.intro_video, closeLabel: words.close },
  }
}
