import { BaseSequencer } from "vitest/node";

/**
 * Contract tests first: each starts a site and takes seconds, whatever the length of its file, and one that begins last
 * leaves half of the machine idle. The rest goes as Vitest sorts it.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import("vitest/node").TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    // A worker keeps its modules from one file of a project to the next, so projects stay together.
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isContract = (/** @type {{ moduleId: string }} */ { moduleId }) => moduleId.includes("/tests/contract/");
      return [...own.filter(isContract), ...own.filter((file) => !isContract(file))];
    });
  }
}
