import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleHead, type ArticleHeadProps } from './ArticleHead.tsx'

const head: ArticleHeadProps = {
  picture: { src: '/a.webp', srcSet: '', sizes: '', width: 16, height: 10, alt: '' },
  swatch: 'sky',
  mark: { src: '/mark.svg', width: 50, height: 60, 'data-drawn-for': 'light' },
  author: { name: 'Admin', href: '/author', byline: 'by Admin' },
  date: { text: 'September 6, 2024', iso: '2024-09-06' },
  readingTime: '5 min to read',
  subject: { label: 'Security', href: '/categories#security' },
}

test('the date of the last change is shown, if the article has one', () => {
  const updated = { label: 'Last changed', text: 'March 3, 2025', iso: '2025-03-03' }
  expect(renderToStaticMarkup(<ArticleHead {...head} updated={updated} />)).toContain(
    '<li>Last changed <time dateTime="2025-03-03">March 3, 2025</time></li>',
  )
  expect(renderToStaticMarkup(<ArticleHead {...head} />)).not.toContain('Last changed')
})
