import Glibc

/// Lets three tests for each core run at once; whoever sets the variable decides how many.
///
/// The runner's own way is to begin all of them together: on two slow cores each step of a test then waits for the
/// others' first, and what waits ten seconds for an answer does not get it. The loader calls what is in this section
/// (System V ABI, "Initialization and Termination Functions") before `main`, and so before the runner reads the variable.
#if objectFormat(ELF)
@section(".init_array") @used
private let limitHowManyTestsRunAtOnce: @convention(c) () -> Void = {
    setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "\(3 * max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))", 0)
}
#endif
