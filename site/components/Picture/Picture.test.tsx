import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import focuses from '../../styles/focus.module.css'
import { Picture } from './Picture.tsx'

const picture = { src: '/a.avif', srcSet: '', sizes: '', width: 4, height: 3, alt: '' }

test('the focus adds a class to the given one, without an inline style', () => {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...picture, focus: 'top-left' }} className="place" />,
  )
  expect(html).toContain(`class="place ${focuses['top-left']}"`)
  expect(html).not.toMatch(/style=|focus=/)
})

test('a picture without a focus has only the given class', () => {
  expect(renderToStaticMarkup(<Picture picture={picture} className="place" />)).toContain(
    'class="place"',
  )
  expect(renderToStaticMarkup(<Picture picture={picture} />)).not.toContain('class')
})

test('a narrow screen gets its own crop', () => {
  const narrow = { srcSet: '/b.avif 2w', sizes: '100vw', width: 2, height: 2 }
  expect(renderToStaticMarkup(<Picture picture={{ ...picture, narrow }} />)).toMatch(
    /^<picture><source media="[^"]+" srcSet="\/b.avif 2w" .*\/><img src="\/a.avif"/,
  )
})
