/** Data of an email as JSON. A template receives the same dates as before. */
import type { TemplateData } from './email-template.ts'

const dateKey = '$date'

const isDate = (value: unknown): value is { [dateKey]: string } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === dateKey

function mapValues(value: unknown, convert: (value: unknown) => unknown): unknown {
  const converted = convert(value)
  if (converted !== value) return converted
  if (Array.isArray(value)) return value.map(item => mapValues(item, convert))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapValues(item, convert)]))
}

export const packData = (data: TemplateData): unknown =>
  mapValues(data, value => (value instanceof Date ? { [dateKey]: value.toISOString() } : value))

/** The inverse of `packData`. */
export const unpackData = (packed: unknown): TemplateData =>
  mapValues(packed, value => (isDate(value) ? new Date(value[dateKey]) : value)) as TemplateData
