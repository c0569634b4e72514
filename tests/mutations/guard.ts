/** A guard of the program, and how it is taken out of its text. */
export interface Guard {
  name: string;
  /** The file and the exact text that stands in it once. */
  file: string;
  text: string;
  /** What stands there instead. */
  without: string;
  /** The tests of which one at least must notice. */
  tests: readonly string[];
  /** Other places that have to go with it. */
  also?: Place[];
}

/** A text of a file, and what stands there instead. */
export type Place = Pick<Guard, 'file' | 'text' | 'without'>;
