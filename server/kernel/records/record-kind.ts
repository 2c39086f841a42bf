/**
 * What a module says about one kind of record, so that reading, creating, saving and deleting it are the framework's business
 * (`read-records.ts`, `write-records.ts`). `View` is the record as its form shows it, `Body` what the form sends, without the version.
 */
import type { AuditRecord } from '../../../src/contract/endpoints/admin/audit.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import type { CallContext } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import type { PageAsked } from '../db/paging.ts'
import type { Refusal } from '../route.ts'

/** A view names itself by one of its fields, which is also the parameter of its path. */
export type Identified<Name extends string> = Record<Name, number | string> & { version: string }

export interface RecordKind<View extends Identified<Name>, Name extends string = 'id'> {
  record: AuditRecord // what its audit entries are filed under
  key: Name
  /** Holds the record until the commit, or its whole table; null = one that is about to be created. */
  lock(tx: Queryable, key: View[Name] | null): Promise<unknown>
  /** Undefined when there is none. */
  read(db: Queryable, key: View[Name], context: CallContext): Promise<View | undefined>
  titleOf(view: View): string // names it in the audit log
  factsOf?(view: View): object // what audit entries compare; without it all but id and version
  /** Refuses to change or delete it, whatever the version. */
  refuseChange?(view: View): Refusal | undefined
}

interface WrittenKind<View extends Identified<Name>, Body, Name extends string>
  extends RecordKind<View, Name> {
  /** Completes and cleans what was sent, before anything else sees it. */
  prepare?(body: Body): Body
  /** What the schema of the body cannot see; `current` is null for a new record. */
  check?(
    tx: Queryable,
    body: Body,
    current: View | null,
    context: CallContext,
  ): Promise<readonly FieldProblem[] | Refusal>
}

export interface CreatableKind<View extends Identified<Name>, Body, Name extends string = 'id'>
  extends WrittenKind<View, Body, Name> {
  /** Writes a new one with all its parts and returns its key. */
  insert(tx: Queryable, body: Body, context: CallContext): Promise<View[Name] | Refusal>
}

export interface SavableKind<View extends Identified<Name>, Body, Name extends string = 'id'>
  extends WrittenKind<View, Body, Name> {
  /** Writes it whole, with all its parts. */
  update(tx: Queryable, current: View, body: Body, context: CallContext): Promise<void>
}

/** `Query` is the query of the call that deletes. */
export interface RemovableKind<View extends Identified<Name>, Name extends string = 'id', Query = unknown>
  extends RecordKind<View, Name> {
  /** Undefined when it may be removed. */
  refuseRemoval?(tx: Queryable, current: View, query: Query): Promise<Refusal | undefined>
  remove(tx: Queryable, current: View, query: Query, context: CallContext): Promise<void>
}

/** A kind with the usual three ways to change it. */
export type EditableKind<
  View extends Identified<Name>,
  Body,
  Name extends string = 'id',
  Query = unknown,
> = CreatableKind<View, Body, Name> & SavableKind<View, Body, Name> & RemovableKind<View, Name, Query>

export interface ListedKind<Row, Query extends PageAsked> {
  /** The rows of one page in their order, and how many there are on all. */
  page(db: Queryable, query: Query, context: CallContext): Promise<{ rows: Row[]; total: number }>
}
