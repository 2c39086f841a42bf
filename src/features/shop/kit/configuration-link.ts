/** A configuration as a link and back, so that a choice survives a reload and can be sent to a friend. Pure. */
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { readDesign, writeDesign } from './design-link.ts'

const packageKey = 'package'
const textPrefix = 't.'
const choicePrefix = 'c.'
const isCode = (code: string): boolean => /^[a-z0-9-]{1,40}$/.test(code)

/** The same configuration always makes the same link. */
export function writeConfiguration(configuration: Configuration): string {
  const params = new URLSearchParams()
  const byCode = (a: [string, unknown], b: [string, unknown]) => (a[0] < b[0] ? -1 : 1)
  for (const [step, codes] of Object.entries(configuration.choices).sort(byCode))
    if (codes.length > 0) params.set(choicePrefix + step, codes.join(','))
  for (const [step, text] of Object.entries(configuration.texts).sort(byCode))
    if (text.trim()) params.set(textPrefix + step, text.trim())
  if (configuration.package) params.set(packageKey, configuration.package)
  writeDesign(params, configuration.design)
  return params.toString().replaceAll('%2C', ',')
}

/** Names the line of the cart that is changed, in the configurator's address. */
export const lineKey = 'line'

/** The configurator with the configuration of a line of the cart; saving it changes that line. */
export const editingLink = (configurator: string, configuration: Configuration, cartId: string): string =>
  `${configurator}?${writeConfiguration(configuration)}&${lineKey}=${encodeURIComponent(cartId)}`

/** What cannot be a code is left out; whether the collection has it is another question. */
export function readConfiguration(params: URLSearchParams, collection_id: number): Configuration {
  const choices: Record<string, string[]> = {}
  const texts: Record<string, string> = {}
  for (const [name, value] of params) {
    const step = name.slice(2)
    if (!isCode(step)) continue
    if (name.startsWith(textPrefix) && value.trim()) texts[step] = value.trim().slice(0, 60)
    if (!name.startsWith(choicePrefix)) continue
    const codes = [...new Set(value.split(',').filter(isCode))].slice(0, 20)
    if (codes.length > 0) choices[step] = codes
  }
  const wrapped = params.get(packageKey)
  const design = readDesign(params)
  return {
    collection_id,
    choices,
    texts,
    package: wrapped && isCode(wrapped) ? wrapped : null,
    ...(design && { design }),
  }
}
