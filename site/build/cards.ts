import { wordsOnColour } from '../../content-model/colours.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/blog.ts'
import type { Project } from '../../content-model/schemas/clients.ts'
import type { Palette } from '../../content-model/schemas/palette.ts'
import type { TeamMember, Testimonial } from '../../content-model/schemas/people.ts'
import type { Service } from '../../content-model/schemas/services.ts'
import type { LeadPostProps } from '../components/PostCard/LeadPost.tsx'
import type { PostCardProps } from '../components/PostCard/PostCard.tsx'
import type { ServiceTileProps } from '../components/ServiceTile/ServiceTile.tsx'
import type { TeamCardProps } from '../components/TeamCard/TeamCard.tsx'
import type { TestimonialCardProps } from '../components/TestimonialCard/TestimonialCard.tsx'
import { linkToCase } from '../lib/cases.ts'
import { articleDate } from '../lib/dates.ts'
import { profileLinks } from '../lib/links.ts'
import { projectColourName, toneOnSwatch } from '../lib/palette.ts'
import { LIST_QUALITY, PHONE_VW, PICTURE_WIDTHS_PX } from '../lib/pictureWidths.ts'
import { fillCount, fillWords } from '../lib/text.ts'
import { BELOW_DESKTOP, FOLDED_MENU, PHONE } from '../styles/breakpoints.ts'
import { preparePicture } from './pictures.ts'
import { areReadableOn } from './wordsOnPictures.ts'

/** The content that supplies a post's labels and its date format. */
type PostContent = Pick<SiteContent, 'brand' | 'labels'>
type WithId<Props> = Props & { id: number | string }

/** Variants of the home page's service tiles, in order; the pattern repeats after six. */
const TILE_VARIANTS = ['wide', 'half', 'third', 'third', 'third', 'full'] as const

/** Width of each variant from 1024px on. */
const TILE_WIDTHS_VW = { wide: 42, half: 35, third: 31, quarter: 36, full: 49 }

// The foot of a picture, which long titles may overlap (ServiceTile.module.css).
const BELOW_TITLE = { left: 0.05, top: 0.85, right: 0.9, bottom: 0.95 }

/** A service record as its tile, by default in the variant of its position on the home page. */
export async function serviceTile(
  service: Service,
  index: number,
  palette: Palette,
  variant: ServiceTileProps['variant'] = TILE_VARIANTS[index % TILE_VARIANTS.length] ?? 'third',
): Promise<WithId<ServiceTileProps>> {
  return {
    id: service.id,
    title: service.service_name,
    text: service.service_details,
    href: service.link,
    action: service.cta,
    swatch: service.swatch,
    tone: toneOnSwatch(palette, service.swatch),
    variant,
    isApart: !(await areReadableOn(
      service.src,
      [BELOW_TITLE],
      wordsOnColour(palette, palette[service.swatch]),
    )),
    // The tile's text describes the picture already, so its alternative text is empty.
    picture: await preparePicture({
      name: service.src,
      alt: '',
      focus: service.focus,
      widths: PICTURE_WIDTHS_PX.serviceTile,
      sizes: `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 46vw, ${TILE_WIDTHS_VW[variant]}vw`,
    }),
  }
}

/** A testimonial record as its card. `sizes` is the width of its portrait, by default the width in the slider. */
export async function testimonialCard(
  testimonial: Testimonial,
  content: Pick<SiteContent, 'cases' | 'labels'>,
  sizes = `${PHONE} ${PHONE_VW}vw, ${FOLDED_MENU} 46vw, 21vw`,
  quality = 44,
): Promise<WithId<TestimonialCardProps>> {
  const { id, name, position, review, rating, swatch, src, alt, focus } = testimonial
  return {
    id,
    name,
    position,
    review,
    rating,
    swatch,
    ratingLabel: fillWords(content.labels.rating, { rating }),
    case: linkToCase(content, ({ quote }) => quote === name),
    picture: await preparePicture({
      name: src,
      alt,
      focus,
      widths: PICTURE_WIDTHS_PX.testimonialPortrait,
      quality,
      sizes,
    }),
  }
}

/** Number of testimonials in a section that shows only some. */
const FIRST_TESTIMONIALS = 4

/** The first testimonials as cards. */
export function firstTestimonials(
  content: SiteContent,
  sizes?: string,
): Promise<WithId<TestimonialCardProps>[]> {
  const first = content.testimonials.slice(0, FIRST_TESTIMONIALS)
  return Promise.all(first.map((testimonial) => testimonialCard(testimonial, content, sizes)))
}

/** A team record as its card; the labels of its profile links name person and network. */
export async function teamCard(
  member: TeamMember,
  content: SiteContent,
): Promise<WithId<TeamCardProps>> {
  const { labels, pages } = content
  return {
    id: member.id,
    name: member.name,
    position: member.position,
    href: pages.team.path,
    swatch: member.swatch,
    picture: await teamPortrait(
      member,
      `${PHONE} ${PHONE_VW / 2}vw, ${BELOW_DESKTOP} 46vw, 23vw`,
      member.alt,
    ),
    profiles: profileLinks(member.social_media, labels, member.name),
  }
}

/** A person's portrait, in the files that all uses share. `alt` is empty where the name is beside the portrait. */
export function teamPortrait({ src, focus }: TeamMember, sizes: string, alt = '') {
  return preparePicture({
    name: src,
    alt,
    focus,
    sizes,
    widths: PICTURE_WIDTHS_PX.teamPortrait,
    quality: LIST_QUALITY,
  })
}

/** Fields shared by every place that shows a client's site. */
export function projectHead(project: Project, content: Pick<SiteContent, 'cases' | 'labels'>) {
  return {
    name: project.project_name,
    kind: `${project.sector}\u00a0· ${project.platform}`,
    action: project.cta,
    url: project.url,
    case: linkToCase(content, ({ client }) => client === project.project_name),
    swatch: projectColourName(project),
  }
}

/** A post as a row of an index, with a small picture. */
export async function postRow(post: Post, content: PostContent): Promise<PostCardProps> {
  const picture = await postPicture(post, `${PHONE} 26vw, min(14vw, 200px)`)
  return { ...postHead(post, content), picture }
}

/** A post as a card. Its picture fits rows of two, above a phone's width. */
export async function postCard(
  post: Post,
  content: PostContent,
  phoneVw = PHONE_VW,
): Promise<PostCardProps> {
  const picture = await postPicture(post, `${PHONE} ${phoneVw}vw, 46vw`)
  return { ...postHead(post, content), picture }
}

/** A post as the lead article of a list. */
export async function leadPost(post: Post, content: PostContent): Promise<LeadPostProps> {
  const picture = await postPicture(post, `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 92vw, 54vw`)
  return { ...postHead(post, content), picture, summary: post.summary }
}

/** A post's picture, in the crop that all uses share. `alt` is empty where the title is beside the picture. */
export function postPicture({ thumb, focus }: Post, sizes: string, alt = '') {
  return preparePicture({
    name: thumb,
    alt,
    focus,
    sizes,
    widths: PICTURE_WIDTHS_PX.article,
    ratio: 1 / 1.6,
    quality: LIST_QUALITY,
  })
}

/** The number of articles in a list, in words. */
export function articleCount(count: number, { brand, labels }: PostContent): string {
  return fillCount(labels.article.articles, count, brand.locale)
}

/** Fields shared by every listing of a post. */
export function postHead(post: Post, { brand, labels }: PostContent) {
  return {
    title: post.title,
    href: post.link,
    date: articleDate(post.date, brand),
    author: {
      name: post.author,
      href: post.author_link,
      byline: fillWords(labels.article.by, { author: post.author }),
    },
    swatch: post.swatch,
  }
}
