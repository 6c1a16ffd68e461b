import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServicePlans } from './ServicePlans.tsx'

test('a service priced by quote has no link to the plans', () => {
  const markup = renderToStaticMarkup(
    <ServicePlans
      copy={{ heading: 'Priced once we have had a look', text: 'A monthly figure in writing.' }}
      allPrices={{ label: 'Compare all plans', path: '/pricing' }}
      plans={[]}
      nextStep={null}
    />,
  )
  expect(markup).toContain('A monthly figure in writing.')
  expect(markup).not.toContain('/pricing')
})
