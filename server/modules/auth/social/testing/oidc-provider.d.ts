/** The part of the test provider that the tests use. It has no types. */
declare module 'oidc-provider' {
  type Request = import('node:http').IncomingMessage
  type Response = import('node:http').ServerResponse

  interface Interaction {
    prompt: { name: string }
    params: { client_id: string }
    session?: { accountId: string }
  }

  interface Grant {
    accountId: string
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: Request, response: Response) => void
    interactionDetails(request: Request, response: Response): Promise<Interaction>
    interactionFinished(
      request: Request,
      response: Response,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    Grant: new (facts: {
      accountId: string
      clientId: string
    }) => Grant
  }
}
