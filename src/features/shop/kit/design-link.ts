/** A design in a link: one value for each layer, the lowest first. Pure; what cannot be read is left out. */
import { emptyDesign, PrintDesign, PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { printSides } from '@/domain/print-surfaces.ts'

const parameter = { front: 'd.front', back: 'd.back' } as const

const shownBy = (layer: PrintLayer): string[] => {
  if (layer.kind === 'text') return [layer.colour, layer.text]
  return [layer.kind === 'character' ? layer.slug : layer.picture]
}

export function writeDesign(params: URLSearchParams, design: PrintDesign | undefined): void {
  if (!design) return
  for (const side of printSides)
    for (const layer of design[side]) {
      const { id, kind, x, y, width, height, angle } = layer
      params.append(parameter[side], [id, kind, x, y, width, height, angle, ...shownBy(layer)].join('~'))
    }
}

function readLayer(value: string): PrintLayer | undefined {
  const [id, kind, x, y, width, height, angle, first = '', ...rest] = value.split('~')
  const shown = {
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
  const read = PrintLayer.safeParse({ id, kind, ...place, ...shown[kind as keyof typeof shown] })
  return read.success ? read.data : undefined
}

/** Undefined without a layer. */
export function readDesign(params: URLSearchParams): PrintDesign | undefined {
  const of = (name: string) => params.getAll(name).flatMap(value => readLayer(value) ?? [])
  const read = PrintDesign.safeParse({ ...emptyDesign, front: of(parameter.front), back: of(parameter.back) })
  return read.success && printSides.some(side => read.data[side].length > 0) ? read.data : undefined
}
