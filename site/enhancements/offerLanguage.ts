/** Set once a visitor has been offered another language. */
const KEY = 'language-offered'

const [preferred = ''] = navigator.languages
const offer = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')].find(
  ({ dataset }) => sameLanguage(dataset.languageOffer ?? '', preferred),
)
if (
  offer &&
  !sameLanguage(document.documentElement.lang, preferred) &&
  !localStorage.getItem(KEY)
) {
  localStorage.setItem(KEY, '1')
  offer.hidden = false
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true
  })
}

/** Whether two tags are of one language, as de and de-AT. */
function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase()
}
