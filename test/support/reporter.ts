import type { Reporter, TestCase } from 'vitest/node';

/** Ends a run with the one plain line that counts it, after naming each test that was skipped and why. */
export default class ClosingLine implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0 };
  private readonly skipped: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'pending') return;
    this.counts[state] += 1;
    if (state === 'skipped') this.skipped.push(test.fullName);
  }

  onTestRunEnd(): void {
    const { passed, failed, skipped } = this.counts;
    const lines = this.skipped.map((name) => `skipped: ${name}`);
    process.stdout.write([...lines, `${passed} passed, ${failed} failed, ${skipped} skipped`, ''].join('\n'));
  }
}
