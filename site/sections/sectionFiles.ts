/** The name of a section's component and folder: service-list becomes ServiceList. */
export function componentOf(type: string): string {
  return type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The path of a section's loader below site/sections: ServiceList/serviceList.load.ts. */
export function loaderFileOf(type: string): string {
  const component = componentOf(type)
  const stem = component.charAt(0).toLowerCase() + component.slice(1)
  return `${component}/${stem}.load.ts`
}
