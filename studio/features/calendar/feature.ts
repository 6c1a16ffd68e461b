import type { FastifyInstance } from 'fastify'
import { today } from '../../../content-model/dates.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { readQuery } from '../../kit/query.ts'
import { labels } from './labels.ts'
import { listDated } from './listDated.ts'

const PATH = '/calendar'

export const calendar: Feature = {
  navItem: { href: PATH, label: labels.heading, role: 'writer' },
  addRoutes: addCalendar,
}

/** Adds the calendar of publication dates. */
function addCalendar(
  app: FastifyInstance,
  { contentDirectory, drafts }: Pick<Studio, 'contentDirectory' | 'drafts'>,
): void {
  app.get(PATH, async ({ url }, reply) => {
    const all = await listDated(contentDirectory, drafts)
    const thisYear = yearOf(today())
    const years = [...new Set([thisYear, ...all.map(({ day }) => yearOf(day))])].sort().reverse()
    const of = (year: string) => all.filter(({ day }) => yearOf(day) === year)
    const shown = of(thisYear).length > 0 ? thisYear : years.find((year) => of(year).length > 0)
    const asked = readQuery(url).get('year') ?? shown ?? thisYear
    return reply.page('calendar', {
      years: years.map((year) => ({
        label: year,
        href: `${PATH}?year=${year}`,
        count: of(year).length,
        isCurrent: year === asked,
      })),
      dated: of(asked),
    })
  })
}

function yearOf(day: string): string {
  return day.slice(0, 4)
}
