/** Parses a configuration from the link that `kit/configuration-link.ts` writes. Invalid values are left out. */
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { emptyDesign, PrintDesign, PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { printSides } from '@/domain/print-sides.ts'
import { choicePrefix, designKey, packageKey, textPrefix } from '../kit/configuration-link.ts'

const isCode = (code: string): boolean => /^[a-z0-9-]{1,40}$/.test(code)

/** Leaves out values that cannot be a code. Does not check whether the collection has the code. */
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

function readLayer(value: string): PrintLayer | undefined {
  const [id, kind, x, y, width, height, angle, first = '', ...rest] = value.split('~')
  const piece = {
    character: { slug: first },
    picture: { picture: first },
    text: { colour: first, text: rest.join('~') },
  }
  const place = {
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
    angle: Number(angle),
  }
  const read = PrintLayer.safeParse({ id, kind, ...place, ...piece[kind as keyof typeof piece] })
  return read.success ? read.data : undefined
}

/** Undefined without a layer. */
function readDesign(params: URLSearchParams): PrintDesign | undefined {
  const of = (name: string) => params.getAll(name).flatMap(value => readLayer(value) ?? [])
  const read = PrintDesign.safeParse({ ...emptyDesign, front: of(designKey.front), back: of(designKey.back) })
  return read.success && printSides.some(side => read.data[side].length > 0) ? read.data : undefined
}
