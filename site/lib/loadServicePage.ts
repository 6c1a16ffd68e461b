import type { SiteContent } from '../../content-model/readContent.ts'
import type { ServicePage, ServicePageName } from '../../content-model/schemas/servicePage.ts'
import type { ClientPanelProps } from '../sections/ClientPanel/ClientPanel.tsx'
import { framedPicture } from './framedPicture.ts'
import { offeredPlans } from './offeredPlans.ts'
import { toneOnField } from './paletteCss.ts'
import { pricingCategory } from './pricing.ts'
import { sidebarProps } from './sidebarProps.ts'
import { titleScene } from './titleScene.ts'

/** What a service page shows around the text of its file, one entry a section, pictures made. */
export async function loadServicePage(content: SiteContent, name: ServicePageName) {
  const { pages, brand, sidebar, interface_words: words } = content
  const page = pages[name]
  const service = content.service_pages[name]
  const { field } = service.scene
  const tone = toneOnField(content.palette, field)
  const scene = await titleScene(service.scene, content.palette)
  return {
    page,
    parents: [pages.services],
    scene,
    facts: {
      service: { description: service.promise, image: scene.picture.src },
      plans: service.prices.category ? [offeredPlans(content, service.prices.category)] : [],
      questions: service.questions.items,
    },
    sidebar: sidebarProps(content, page.path),
    offer: { promise: service.promise, deliverables: service.deliverables, field, tone },
    steps: { steps: service.steps, words },
    client: service.project && (await clientPanel(service.project, content)),
    plans: {
      words: service.prices,
      allPrices: { label: words.all_prices, path: pages.pricing.path },
      ...plansOf(service.prices.category, content),
    },
    questions: { words: service.questions, questions: service.questions.items },
    call: { words: service.call, action: sidebar.talk.action, phone: brand.phone, field, tone },
  }
}

async function clientPanel(
  { name, heading, text }: NonNullable<ServicePage['project']>,
  { projects, interface_words: words }: SiteContent,
): Promise<ClientPanelProps> {
  const project = projects.find(({ project_name }) => project_name === name)
  if (!project) throw new Error(`content/projects holds no ${name}.`)
  return {
    heading,
    text,
    name,
    kind: `${project.kind}, ${project.platform}`,
    action: project.cta,
    url: project.url,
    field: project.image,
    picture: await framedPicture(
      project,
      '(max-width: 767px) 92vw, (max-width: 1023px) 39vw, 27vw',
    ),
    newTabLabel: words.opens_in_new_tab,
  }
}

/** The three plans of a category in the first currency, and where those without a payment page lead. */
function plansOf(
  categoryId: SiteContent['service_pages'][ServicePageName]['prices']['category'],
  content: SiteContent,
) {
  const listed = content.plan_categories.find(({ id }) => id === categoryId)
  const category =
    listed && pricingCategory(content, listed, content.pages.pricing.sections.pricing.cta)
  return {
    plans: (category?.plans ?? []).map(({ amounts, ...plan }) => ({
      ...plan,
      amount: amounts[content.currencies.default],
    })),
    nextStep: category?.nextStep ?? null,
  }
}
