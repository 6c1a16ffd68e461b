/** Set once a visitor has been offered another language. */
const KEY = 'language-offered'

const [preferred = ''] = navigator.languages
const offer = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')].find(
  ({ dataset }) => sameLanguage(dataset.languageOffer ?? '', preferred),
)
if (offer && !sameLanguage(document.documentElement.lang, preferred) && isFirst()) {
  offer.hidden = false
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true
  })
}

/** Whether two tags are of one language, as de and de-AT. */
function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase()
}

/** Whether none was made before. Browsers that block storage throw, and would be asked on each page: they are not. */
function isFirst(): boolean {
  try {
    const wasMade = localStorage.getItem(KEY) !== null
    localStorage.setItem(KEY, '1')
    return !wasMade
  } catch {
    return false
  }
}
