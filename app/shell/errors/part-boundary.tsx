import { Component, type ReactNode } from "react";
import { notice } from "~/reports/notice";

/** A part of a page that may fail alone: the rest stays, and a sentence (or nothing) takes its place. */
export class PartBoundary extends Component<{ children: ReactNode; instead?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    notice({ type: "Component", loss: "part", error, context: { where: "part of a page" } });
  }

  override render() {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children;
  }
}
