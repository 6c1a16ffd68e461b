import type { SiteContent } from '../../content-model/readContent.ts'
import type { Palette } from '../../content-model/schemas/palette.ts'
import type { Project } from '../../content-model/schemas/project.ts'
import type { Service } from '../../content-model/schemas/service.ts'
import { toneOnColour } from '../../content-model/toneOnColour.ts'
import type { StackedProject } from '../sections/ProjectStack/ProjectStack.tsx'
import type { ServiceRow } from '../sections/ServiceRows/ServiceRows.tsx'
import { firstMembers, firstQuestions, firstTestimonials, latestPosts } from './firstRecords.ts'
import { framedPicture } from './framedPicture.ts'
import { introFilm } from './introFilm.ts'
import { toneOnField } from './paletteCss.ts'
import { partnerMarks } from './partnerMarks.ts'
import { PICTURE_WIDTHS_PX } from './pictureWidths.ts'
import { preparePicture } from './preparePicture.ts'
import { pricingCategories } from './pricing.ts'

/** What the second home page's sections show, one entry a section, pictures made. */
export async function loadHome2(content: SiteContent) {
  const { interface_words: words, pages } = content
  const page = pages['home-2']
  const { sections } = page
  const { marks, symbols } = partnerMarks(content.partners)
  return {
    page,
    facts: { film: await introFilm(content.brand) },
    partnerSymbols: symbols,
    hero: { words: sections.hero, controls: words },
    services: {
      heading: sections.services.heading,
      rows: await Promise.all(
        content.services.map((service) => serviceRow(service, content.palette)),
      ),
    },
    figures: { counters: content.counters, label: words.counters },
    portfolio: {
      words: sections.portfolio,
      projects: await Promise.all(
        content.projects.map((project) => stackedProject(project, content.palette)),
      ),
      newTabLabel: words.opens_in_new_tab,
    },
    about: {
      words: sections.about,
      picture: await preparePicture({
        name: sections.about.picture,
        alt: sections.about.alt,
        widths: PICTURE_WIDTHS_PX.about,
        sizes: '(max-width: 1023px) 93vw, 47vw',
      }),
    },
    plans: {
      words: sections.pricing,
      categories: pricingCategories(content, sections.pricing.cta),
      newTabLabel: words.opens_in_new_tab,
    },
    quotes: {
      words: sections.testimonials,
      testimonials: await firstTestimonials(content, '96px'),
      slideWords: words,
    },
    questions: { words: sections.faq, ...firstQuestions(content) },
    team: {
      words: sections.team,
      members: await firstMembers(content),
    },
    posts: {
      words: sections.blog,
      posts: await latestPosts(content),
    },
    partners: { partners: marks, label: sections.partners.label, words },
    video: { video: content.brand.intro_video, closeLabel: words.close },
  }
}

/** A service record as its row. */
async function serviceRow(service: Service, palette: Palette): Promise<ServiceRow> {
  return {
    id: service.id,
    title: service.service_name,
    text: service.service_details,
    href: service.link,
    field: service.field,
    tone: toneOnField(palette, service.field),
    picture: await preparePicture({
      name: service.src,
      alt: '',
      widths: [400, 760],
      sizes: '(max-width: 1023px) 258px, 375px',
      ratio: 1 / 1.5,
    }),
  }
}

/** A project record as its panel in the stack. */
async function stackedProject(project: Project, palette: Palette): Promise<StackedProject> {
  return {
    id: project.id,
    name: project.project_name,
    kind: `${project.kind}, ${project.platform}`,
    details: project.details,
    action: project.cta,
    url: project.url,
    field: project.image,
    tone: toneOnColour(palette, project.field),
    picture: await framedPicture(project, '(max-width: 1023px) 92vw, 54vw'),
  }
}
