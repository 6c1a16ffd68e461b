import type { SiteContent } from '../../content-model/readContent.ts'
import { serviceTile, testimonialCard } from './cards.ts'
import { firstMembers } from './firstRecords.ts'
import { PICTURE_WIDTHS_PX } from './pictureWidths.ts'
import { preparePicture } from './preparePicture.ts'
import { titleScene } from './titleScene.ts'

const QUOTE_SIZES = '(max-width: 767px) 58vw, 31vw'

/** What the about page's sections show, one entry a section, pictures made. */
export async function loadAbout(content: SiteContent) {
  const { interface_words: words, pages, testimonials } = content
  const page = pages.about
  const { scene, about, services, steps, values, quote, team } = page.sections
  const quoted = testimonials.find(({ name }) => name === quote.testimonial)
  return {
    page,
    scene: await titleScene(scene, content.palette),
    about: {
      words: about,
      picture: await preparePicture({
        name: about.picture,
        alt: about.alt,
        widths: PICTURE_WIDTHS_PX.about,
        sizes: '(max-width: 600px) calc(100vw - 40px), (max-width: 1023px) 93vw, min(46vw, 724px)',
      }),
    },
    services: {
      words: services,
      services: await Promise.all(
        services.cards.map((card, index) =>
          serviceTile(
            {
              id: index + 1,
              service_name: card.title,
              service_details: card.text,
              link: services.path,
              src: card.src,
              alt: '',
              field: card.field,
              cta: services.cta,
            },
            index,
            content.palette,
            'quarter',
          ),
        ),
      ),
    },
    steps: { words: steps },
    values: { words: values },
    counters: { counters: content.counters, label: words.counters },
    quote: quoted && (await testimonialCard(quoted, words, QUOTE_SIZES)),
    team: {
      words: team,
      members: await firstMembers(content),
    },
  }
}
