/** Uploads pictures for printing, one at a time, and reports why one was refused. */
import { useState } from 'react'
import { sendFile } from '@/api/client.ts'
import { sendDesignPicture } from '@/contract/endpoints/shop/print-design.ts'
import { uploadBytes } from '@/contract/picture-upload.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'

export interface OwnPictures {
  isSending: boolean
  problem: string | undefined
  /** Undefined if it was refused. */
  send(file: File): Promise<{ id: string; width: number; height: number } | undefined>
}

export function useOwnPictures(words: { tooLarge: string; failed: string }): OwnPictures {
  const say = useErrorMessage()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    if (file.size > uploadBytes) return void setProblem(words.tooLarge)
    setSending(true)
    setProblem(undefined)
    const sent = await sendFile(sendDesignPicture, file)
    setSending(false)
    if (sent.ok) return sent.value
    return void setProblem(say.reason(sent.failure, words.failed))
  }
  return { isSending, problem, send }
}
