import { describe, expect, it } from 'vitest'
import { createMeasurement, type Measured } from './measurement.ts'

const page: Measured = { event: 'page', screen: 'home', path: '/', locale: 'it' }
const product: Measured = { event: 'product', id: 1, name: 'Busta', price: 490 }
const order: Measured = { event: 'order', number: 'BA-1', total: 490, currency: 'EUR' }
const yes = { analytics: true, marketing: false }

function deps() {
  const heard: string[] = []
  const known = new Set<string>()
  const measurement = createMeasurement(
    {
      open: ({ marketing }) => heard.push(`open${marketing ? '+marketing' : ''}`),
      send: measured => heard.push(measured.event),
      close: () => heard.push('close'),
    },
    { isKnown: number => known.has(number), remember: number => known.add(number) },
  )
  return { measurement, heard }
}

describe('measurement of a visit', () => {
  it('reports nothing while the visitor is undecided, refused, or allowed only marketing', () => {
    const { measurement, heard } = deps()
    measurement.permit(undefined)
    measurement.tell(page)
    measurement.permit({ analytics: false, marketing: false })
    measurement.tell(product)
    measurement.permit({ analytics: false, marketing: true })
    measurement.tell(order)
    expect(heard).toEqual([])
  })

  it('starts with the page on which consent was given and never reports earlier pages', () => {
    const { measurement, heard } = deps()
    measurement.tell(page)
    measurement.tell(product)
    measurement.permit({ analytics: true, marketing: true })
    expect(heard).toEqual(['open+marketing', 'page'])
    measurement.tell(product)
    expect(heard.at(-1)).toBe('product')
  })

  it('stops when the consent is withdrawn', () => {
    const { measurement, heard } = deps()
    measurement.permit(yes)
    measurement.permit({ analytics: false, marketing: false })
    measurement.tell(page)
    expect(heard).toEqual(['open', 'close'])
  })

  it('reports an order once, however often its page is opened', () => {
    const { measurement, heard } = deps()
    measurement.permit(yes)
    measurement.tell(order)
    measurement.tell(order)
    expect(heard).toEqual(['open', 'order'])
  })
})
