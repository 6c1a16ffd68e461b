import type { SiteContent } from '../../content-model/readContent.ts'
import { postCard, teamCard, testimonialCard } from './cards.ts'

const TESTIMONIAL_COUNT = 4
const QUESTION_COUNT = 5
const MEMBER_COUNT = 4
const POST_COUNT = 3

/** The testimonials that a page shows which is not about them, as their cards; `sizes` of their portraits. */
export function firstTestimonials({ testimonials, interface_words }: SiteContent, sizes?: string) {
  return Promise.all(
    testimonials
      .slice(0, TESTIMONIAL_COUNT)
      .map((testimonial) => testimonialCard(testimonial, interface_words, sizes)),
  )
}

/** The questions that a page shows which is not about them, and which of them is open at first. */
export function firstQuestions({ faqs }: SiteContent) {
  return { questions: faqs.slice(0, QUESTION_COUNT), openId: 'two' }
}

/** The team's first members, as their cards. */
export function firstMembers(content: SiteContent) {
  return Promise.all(content.team.slice(0, MEMBER_COUNT).map((member) => teamCard(member, content)))
}

/** The latest articles, as their cards. */
export function latestPosts({ posts, interface_words }: SiteContent) {
  return Promise.all(posts.slice(0, POST_COUNT).map((post) => postCard(post, interface_words)))
}
