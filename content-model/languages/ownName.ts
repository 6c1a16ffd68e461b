/** The name of a language in that language, without a country and with a capital: Deutsch, Français. */
export function ownName(tag: string): string {
  const { language } = new Intl.Locale(tag)
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
