/**
 * Uploads files one after another. Refused files are reported by name at the end and do not stop the others. Files
 * above the size limit are not sent.
 */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Result, sendFile } from '@/api/client.ts'
import { type Failure, unreachable } from '@/api/failure.ts'
import type { Endpoint, InputOf, ResponseOf } from '@/contract/endpoint.ts'
import { formatTag } from '@/contract/locales.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useRefuse } from '../record/use-refuse.ts'

interface Sending<E extends Endpoint> {
  isSending: boolean
  send: (files: Iterable<File>, onSent: (response: ResponseOf<E>, file: File) => void) => Promise<void>
}

interface Options<E extends Endpoint> {
  mostBytes: number // as the contract defines it: the built client's endpoints contain method and path only
  mediaType?: string // used instead of the file's name
  queryOf?: (file: File) => InputOf<E>['query' & keyof InputOf<E>]
}

const megabyte = 1_000_000

export function useSendFiles<E extends Endpoint>(endpoint: E, options: Options<E>): Sending<E> {
  const { t } = useTranslation('admin')
  const locale = useLocaleOfTexts()
  const messages = useProblemMessage()
  const refuse = useRefuse()
  const [isSending, setSending] = useState(false)
  const megabytes = (count: number) =>
    new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit: 'megabyte' }).format(count)
  const tooLarge = (file: File): string =>
    t('library.too_large', {
      size: megabytes(Math.ceil(file.size / megabyte)),
      most: megabytes(Math.floor(options.mostBytes / megabyte)),
    })
  const sentence = (file: File, failure: Failure): string =>
    file.size > options.mostBytes ? tooLarge(file) : messages.problem(failure)
  const sendOne = async (file: File): Promise<Result<ResponseOf<E>>> => {
    if (file.size > options.mostBytes)
      return { ok: false, failure: { ...unreachable, code: 'payload_too_large' } }
    const body = options.mediaType ? new Blob([file], { type: options.mediaType }) : file
    return sendFile(endpoint, body, options.queryOf?.(file))
  }
  const send: Sending<E>['send'] = async (files, onSent) => {
    const refused: { file: File; failure: Failure }[] = []
    setSending(true)
    for (const file of files) {
      const result = await sendOne(file)
      if (result.ok) onSent(result.value, file)
      else refused.push({ file, failure: result.failure })
    }
    setSending(false)
    const [first] = refused
    if (!first) return
    const lines = refused.map(({ file, failure }) => `${file.name}: ${sentence(file, failure)}`)
    refuse(first.failure, lines.join(' '))
  }
  return { isSending, send }
}
