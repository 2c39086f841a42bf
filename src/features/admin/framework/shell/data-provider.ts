/**
 * react-admin's data provider: translates its requests to calls of the contract, and the fields of a problem to form
 * errors. The server does paging, sorting and filtering. It contains no code for a single kind of record.
 */
import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { callOrThrow } from '@/api/client.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { ErrorMessages } from '@/forms/use-error-message.ts'
import { asFormFailure } from '../record/form-failure.ts'
import { type ResourceCalls, resourceCalls } from './resource-calls.ts'

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
interface Page {
  data: RaRecord[]
  meta: { total: number }
  counts?: Record<string, number>
}

const mostPerCall = 100

type Ask = <T>(endpoint: Endpoint | undefined, input: Input) => Promise<T>

/** The server validates inputs; the shape of a form is unknown here. */
const askWith =
  (messages: ErrorMessages): Ask =>
  async <T>(endpoint: Endpoint | undefined, input: Input): Promise<T> => {
    if (!endpoint) throw new Error('this kind of record has no such call')
    try {
      return (await callOrThrow(endpoint, input as never)) as T
    } catch (error) {
      throw asFormFailure(error, messages)
    }
  }

function callsOf(resource: string): ResourceCalls {
  const calls = Object.hasOwn(resourceCalls, resource)
    ? resourceCalls[resource as keyof typeof resourceCalls]
    : undefined
  if (!calls) throw new Error(`no calls for "${resource}"`)
  return calls
}

/** `q` is react-admin's name for the search. Empty filters are omitted. */
function queryOf({ pagination, sort, filter }: GetListParams, page: number, perPage: number) {
  const { q, ...filters } = (filter ?? {}) as Record<string, unknown>
  const activeFilters = Object.entries({ ...filters, search: q }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const order = sort?.field && sort.field !== 'position' ? sort : undefined
  return {
    ...Object.fromEntries(activeFilters),
    ...(order && { sort: `${order.order === 'DESC' ? '-' : ''}${order.field}` }),
    page: pagination ? page : 1,
    per_page: perPage,
  }
}

/** An export requests more rows than one call returns, so several pages are fetched. */
async function listOf(ask: Ask, resource: string, params: GetListParams) {
  const { list } = callsOf(resource)
  const { page = 1, perPage = mostPerCall } = params.pagination ?? {}
  const pageSize = Math.min(perPage, mostPerCall)
  const first = (page - 1) * perPage
  const data: RaRecord[] = []
  for (let at = Math.floor(first / pageSize) + 1; ; at++) {
    const response = await ask<Page>(list, { query: queryOf(params, at, pageSize) })
    data.push(...response.data)
    const isLast = data.length >= perPage || at * pageSize >= response.meta.total
    if (isLast) return { data, total: response.meta.total, meta: { counts: response.counts } }
  }
}

export function createDataProvider(messages: ErrorMessages): DataProvider {
  const ask = askWith(messages)
  const readOne = async (resource: string, id: unknown) => ({
    data: await ask<RaRecord>(callsOf(resource).one, { params: { id } }),
  })
  return {
    getList: (resource, params) => listOf(ask, resource, params) as never,
    getOne: (resource, { id }) => readOne(resource, id) as never,
    getMany: async (resource, { ids }) => {
      const responses = await Promise.all(ids.map(id => readOne(resource, id)))
      return { data: responses.map(({ data }) => data) } as never
    },
    getManyReference: (resource, { target, id, filter, ...params }) =>
      listOf(ask, resource, { ...params, filter: { ...filter, [target]: id } }) as never,
    create: async (resource, { data }) => ({ data: await ask(callsOf(resource).create, { body: data }) }),
    update: async (resource, { id, data }) => ({
      data: await ask(callsOf(resource).change, { params: { id }, body: data }),
    }),
    updateMany: () => Promise.reject(new Error('many records are changed by calls of their own')),
    delete: async (resource, { id, previousData }) => {
      await ask(callsOf(resource).remove, { params: { id } })
      return { data: previousData as never }
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await ask(callsOf(resource).remove, { params: { id } })
      return { data: ids as never }
    },
  }
}
