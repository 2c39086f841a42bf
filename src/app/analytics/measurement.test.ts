import { describe, expect, it } from 'vitest'
import { createMeasurement, type Measured } from './measurement.ts'

const page: Measured = { event: 'page', screen: 'home', path: '/', locale: 'it' }
const product: Measured = { event: 'product', id: 1, name: 'Busta', price: 490 }
const order: Measured = { event: 'order', number: 'BA-1', total: 490, currency: 'EUR' }
const yes = { analytics: true, marketing: false }

function deps() {
  const sent: string[] = []
  const known = new Set<string>()
  const measurement = createMeasurement(
    {
      open: ({ marketing }) => sent.push(`open${marketing ? '+marketing' : ''}`),
      send: measured => sent.push(measured.event),
      close: () => sent.push('close'),
    },
    { isKnown: number => known.has(number), remember: number => known.add(number) },
  )
  return { measurement, sent }
}

describe('measurement of a visit', () => {
  it('reports nothing while the visitor is undecided, refused, or allowed only marketing', () => {
    const { measurement, sent } = deps()
    measurement.permit(undefined)
    measurement.report(page)
    measurement.permit({ analytics: false, marketing: false })
    measurement.report(product)
    measurement.permit({ analytics: false, marketing: true })
    measurement.report(order)
    expect(sent).toEqual([])
  })

  it('starts with the page on which consent was given and never reports earlier pages', () => {
    const { measurement, sent } = deps()
    measurement.report(page)
    measurement.report(product)
    measurement.permit({ analytics: true, marketing: true })
    expect(sent).toEqual(['open+marketing', 'page'])
    measurement.report(product)
    expect(sent.at(-1)).toBe('product')
  })

  it('stops when the consent is withdrawn', () => {
    const { measurement, sent } = deps()
    measurement.permit(yes)
    measurement.permit({ analytics: false, marketing: false })
    measurement.report(page)
    expect(sent).toEqual(['open', 'close'])
  })

  it('reports an order once, however often its page is opened', () => {
    const { measurement, sent } = deps()
    measurement.permit(yes)
    measurement.report(order)
    measurement.report(order)
    expect(sent).toEqual(['open', 'order'])
  })
})
