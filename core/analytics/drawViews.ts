import type { Analytics } from './readAnalytics.ts'

const WIDTH = 720
const HEIGHT = 240
const MARGIN = { top: 40, right: 16, bottom: 32, left: 56 }
const DAY_MS = 24 * 60 * 60 * 1000
const GAP = 0.2

/** Follows the reader's light or dark colour scheme. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1a1a1a}.title{font-weight:600;font-size:15px}.bar{fill:#c2410c}.line{stroke:#8a8a8a}.ground{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#f2f2f2}.bar{fill:#fb923c}.ground{fill:#161616}}`

/**
 * Draws the views of each day as an SVG column chart with a light and a dark colour scheme.
 * @param since first day, as 2026-11-22.
 * @param until last day.
 */
export function drawViews({ days }: Pick<Analytics, 'days'>, since: string, until: string): string {
  const views = new Map(days.map(({ day, views }) => [day, views]))
  const all = daysFrom(since, until)
  const most = Math.max(1, ...views.values())
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const title = `${total.toLocaleString('en-GB')} views from ${since} to ${until}`
  const room = {
    width: WIDTH - MARGIN.left - MARGIN.right,
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  }
  const step = room.width / all.length
  const foot = MARGIN.top + room.height
  const bars = all.map((day, index) => {
    const count = views.get(day) ?? 0
    const height = (count / most) * room.height
    const x = MARGIN.left + (index + GAP / 2) * step
    return `<rect class="bar" x="${round(x)}" y="${round(foot - height)}" width="${round(step * (1 - GAP))}" height="${round(height)}"><title>${day}: ${count}</title></rect>`
  })
  const level = (count: number) => {
    const y = round(foot - (count / most) * room.height)
    return `<line class="line" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y}" y2="${y}" stroke-opacity="${count === 0 ? 1 : 0.3}"/><text x="${MARGIN.left - 8}" y="${y + 4}" text-anchor="end">${count.toLocaleString('en-GB')}</text>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
<style>${STYLE}</style>
<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>
<text class="title" x="${MARGIN.left}" y="24">${title}</text>
${level(most)}
${level(0)}
${bars.join('\n')}
<text x="${MARGIN.left}" y="${HEIGHT - 10}">${since}</text>
<text x="${WIDTH - MARGIN.right}" y="${HEIGHT - 10}" text-anchor="end">${until}</text>
</svg>
`
}

function daysFrom(since: string, until: string): string[] {
  const days: string[] = []
  for (let time = Date.parse(since); time <= Date.parse(until); time += DAY_MS) {
    days.push(new Date(time).toISOString().slice(0, 10))
  }
  return days
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
