import { labels } from '../../access/labels.ts'
import { COPY_SCRIPT } from '../../kit/copying/CopiedLink.tsx'
import { page } from '../../kit/renderPage.tsx'
import { EndPersonPage } from './EndPersonPage.tsx'
import { LinkPage } from './LinkPage.tsx'
import { LogPage } from './LogPage.tsx'
import { PeoplePage } from './PeoplePage.tsx'

export const pages = {
  people: page({ title: () => labels.people.heading, View: PeoplePage }),
  endPerson: page({ title: ({ name }) => labels.endPerson.heading(name), View: EndPersonPage }),
  link: page({
    title: ({ name }) => labels.link.heading(name),
    View: LinkPage,
    script: COPY_SCRIPT,
  }),
  log: page({ title: () => labels.log.heading, View: LogPage }),
}
