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

/** Whether two tags are of the same language, such as de and de-AT. */
function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase()
}

/** Whether no offer was made before. False if the browser blocks storage: the offer would return on every page. */
function isFirst(): boolean {
  try {
    const wasMade = localStorage.getItem(KEY) !== null
    localStorage.setItem(KEY, '1')
    return !wasMade
  } catch {
    return false
  }
}
