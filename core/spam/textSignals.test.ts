import { describe, expect, test } from 'vitest'
import { textSignals } from './textSignals.ts'

const message = {
  email: 'nora@northfold.example',
  name: 'Nora Dunmore',
  subject: 'New website',
  comments: 'We need five pages. By June.',
}

const signalsOf = (changes: Partial<typeof message>, locale = 'en-GB') =>
  textSignals({ ...message, ...changes }, locale)
const namesOf = (changes: Partial<typeof message>, locale?: string) =>
  signalsOf(changes, locale).map(([name]) => name)

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://site-${index}.example/page`).join(' and ')

test('a plain message and a subscription give no signal', () => {
  expect(signalsOf({})).toEqual([])
  expect(textSignals({ ...message, name: null, subject: null, comments: null }, 'en-GB')).toEqual(
    [],
  )
})

describe('links', () => {
  test('count by the sites that they lead to', () => {
    const text = 'These are sites that we like a lot, and ours is older than each of them.'
    expect(namesOf({ comments: `${text} ${links(3)}` })).toEqual(['link'])
    expect(namesOf({ comments: `${text} ${links(4)}` })).toEqual(['links'])
    expect(namesOf({ comments: `${text} ${links(8)}` })).toEqual(['many-links'])
    expect(namesOf({ comments: `${text} ${'https://one.example/a '.repeat(20)}` })).toEqual([
      'link',
    ])
  })

  test('to the writer’s own site count as one link, however many', () => {
    const pages = Array.from({ length: 9 }, (_, page) => `https://www.northfold.example/${page}`)
    expect(namesOf({ comments: pages.join(' ') })).toEqual(['link'])
  })

  test.for([
    [
      'a shortened one',
      { comments: 'Here is the plan that we drew last week: https://bit.ly/x1' },
      'short-link',
    ],
    ['one without words', { comments: 'look https://elsewhere.example' }, 'only-link'],
    [
      'the code of forums',
      { comments: 'Our shop is [url=https://a.example]here[/url] for you' },
      'link-markup',
    ],
    ['one in the name', { name: 'Nora https://rugs.example' }, 'link-in-name'],
  ] as const)('%s gives a signal', ([, changes, name]) => {
    expect(namesOf(changes)).toContain(name)
  })
})

describe('phrases of offers', () => {
  const one = 'May I send you a proposal?'
  const two = `${one} Reply with your number.`
  test.for([
    [one, 'offer-phrase'],
    [two, 'offer-phrases'],
    [`${two} We guarantee the first page of Google.`, 'offer-text'],
    [`${one} ${one}`, 'offer-phrase'],
  ] as const)('“%s” gives %s', ([comments, name]) => {
    expect(namesOf({ comments })).toEqual([name])
  })

  test('are named, and found despite bold letters and invisible characters', () => {
    expect(signalsOf({ comments: '𝐏𝐚𝐬𝐬𝐢𝐯𝐞 in\u200bcome awaits.' })).toEqual([
      ['offer-phrase', '“passive income”'],
    ])
  })

  test.for(['лучшие слоты и бонусы', '点击查看 博彩 网站', 'unser kredit ohne schufa hilft'])(
    'are known in other languages: %s',
    (comments) => {
      expect(namesOf({ comments }, 'ru-RU')).toContain('offer-phrase')
    },
  )

  test('do not include plain trade words', () => {
    const comments =
      'We run a casino, lend money to farmers, sell medicines and want SEO, links and traffic.'
    expect(signalsOf({ comments })).toEqual([])
  })
})

describe('letters', () => {
  test('of a script other than the site’s give a signal, those of the site’s script do not', () => {
    const comments = 'Здравствуйте, нам нужен сайт для школы.'
    expect(namesOf({ subject: 'Сайт', comments })).toEqual(['other-script'])
    expect(namesOf({ subject: 'Сайт', comments }, 'uk')).toEqual([])
  })

  test('that imitate Latin letters give a signal and are read as Latin', () => {
    // Several of the words contain Cyrillic letters.
    expect(namesOf({ comments: 'Раssivе incоmе fоr yоu аnd yоur friеnds.' })).toEqual([
      'offer-phrase',
      'mixed-scripts',
    ])
  })

  test.for(['qXwvHKzfTOgYQ', 'hGfDsKjLm zXcVbNm', 'sdkfjhsdkfh ksjdhfksj'])(
    'without sense give a signal: %s',
    (comments) => {
      expect(namesOf({ comments })).toEqual(['random-text'])
    },
  )

  test.for([
    'Rechtschreibprüfung der Angstschweiß-Seite, Herbstschlussverkauf und Geschäftsführung',
    'WordPress, JavaScript, McDougall and iPhone strengths',
    'Szczęście i żółć przez trzcinę',
    'ISO 9001, B2B, R2D2, 07700900123',
  ])('of unusual but real words give no signal: %s', (comments) => {
    expect(signalsOf({ comments })).toEqual([])
  })

  test('in capitals give a signal only in a long text', () => {
    expect(namesOf({ comments: 'CALL ME TODAY' })).toEqual([])
    expect(namesOf({ comments: 'CALL ME TODAY PLEASE, '.repeat(3) })).toEqual(['capitals'])
  })
})

test('the same word in several fields gives a signal', () => {
  expect(namesOf({ subject: 'website', comments: 'Website' })).toEqual(['same-fields'])
})
