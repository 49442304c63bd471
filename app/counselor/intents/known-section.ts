/** A section of the guides that answers a plain question, and how one hears that it's asked for. */
export interface Known {
  readonly name: string;
  /** The sections that answer, in the order in which they are quoted. */
  readonly urls: readonly string[];
  readonly spanish: boolean;
  /** It answers as well where a college or a state is named. */
  readonly anywhere?: true;
  /** Only the line of a table that begins with it is quoted. */
  readonly row?: string;
  /** Only the first paragraph of each is quoted, where several are asked for at once. */
  readonly briefly?: true;
  /** What is looked for in the section. */
  readonly words: string;
  asks(plain: string): boolean;
}
