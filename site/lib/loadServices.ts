import type { SiteContent } from '../../content-model/readContent.ts'
import { serviceTile } from './cards.ts'
import { servicePagesListed } from './servicePagesListed.ts'
import { titleScene } from './titleScene.ts'

/** What the page of all services shows. */
export async function loadServices(content: SiteContent) {
  const page = content.pages.services
  const { scene, cards, list, call } = page.sections
  return {
    page,
    scene: await titleScene(scene, content.palette),
    cards: {
      words: cards,
      services: await Promise.all(
        cards.services.map((service, index) =>
          serviceTile(service, index, content.palette, 'even'),
        ),
      ),
    },
    list: {
      words: list,
      services: servicePagesListed(content).map(({ name, label }) => ({
        name: label,
        promise: content.service_pages[name].promise,
        href: content.pages[name].path,
        field: content.service_pages[name].scene.field,
      })),
    },
    call: {
      words: call,
      action: content.sidebar.talk.action,
      phone: content.brand.phone,
      field: 'wall',
      tone: undefined,
    },
  }
}
