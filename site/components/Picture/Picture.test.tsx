import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import focuses from '../../styles/focus.module.css'
import { Picture } from './Picture.tsx'

const picture = { src: '/a.avif', srcSet: '', sizes: '', width: 4, height: 3, alt: '' }

test('what stays in sight is said by a class beside that of the place, and by no style of its own', () => {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...picture, focus: 'top-left' }} className="place" />,
  )
  expect(html).toContain(`class="place ${focuses['top-left']}"`)
  expect(html).not.toMatch(/style=|focus=/)
})

test('a picture of which nothing is said has the class of its place alone', () => {
  expect(renderToStaticMarkup(<Picture picture={picture} className="place" />)).toContain(
    'class="place"',
  )
  expect(renderToStaticMarkup(<Picture picture={picture} />)).not.toContain('class')
})
