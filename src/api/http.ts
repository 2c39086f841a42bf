/**
 * How a request travels over the network. A file that stands alone: a page that nobody touches asks for nothing and needs no
 * axios, and fetching it brings nothing of the app along.
 */
import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'

const http = axios.create({ timeout: 30_000, validateStatus: () => true })

/** The response, whatever its status; undefined when there was none. */
export async function overNetwork(request: AxiosRequestConfig): Promise<AxiosResponse<unknown> | undefined> {
  try {
    return await http.request(request)
  } catch (error) {
    if (error instanceof AxiosError) return undefined
    throw error
  }
}
